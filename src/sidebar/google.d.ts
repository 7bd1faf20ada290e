/** The part of Google's page API that our pages use. */
interface ScriptRunner {
  withSuccessHandler(handler: (value: never) => void): ScriptRunner;
  withFailureHandler(handler: (error: Error) => void): ScriptRunner;
  setUpLeague(league: unknown): void;
  demoLeague(firstNight: string): void;
  starterMachines(): void;
}

declare const google: { script: { run: ScriptRunner; host: { close(): void } } };
