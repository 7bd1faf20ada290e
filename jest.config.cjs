/** Tests are TypeScript, turned into JavaScript by swc. */
module.exports = {
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
  testTimeout: 30000,
  reporters: ['default', '<rootDir>/scripts/closingLine.cjs'],
};
