import signatures from '../../src/desk/google/services/signatures.json';
import { countedMethods } from '../../src/desk/google/counting';
import { googleSignatures } from '../support/googleSignatures';

test('the table of signatures is what the types of Google document', () => {
  expect(signatures).toEqual(googleSignatures());
});

test('every counted method is one that Google documents', () => {
  const documented = Object.entries(signatures).flatMap(([service, methods]) =>
    Object.keys(methods).map((method) => `${service}.${method}`),
  );
  expect(countedMethods().filter((method) => !documented.includes(method))).toEqual([]);
});
