import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/setup/server-only.ts' },
  runtime: '<rootDir>/tests/setup/jest-runtime.js',
  transform: { '\\.mdx$': '<rootDir>/tests/setup/mdx-transform.mjs' },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.setup.ts'],
  // In the context of a test, looking up a global name is slow (docs of `sandboxInjectedGlobals`), and the code asks for
  // these millions of times. Nothing replaces them, as fake timers do `Date`.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
  restoreMocks: true,
  // The build runs beside the tests and leaves a second package.json there.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
}

export const node = createConfig({
  ...shared,
  displayName: 'node',
  testEnvironment: '<rootDir>/tests/setup/jest-environment-node.mjs',
  testMatch: [
    '<rootDir>/lib/**/*.test.ts',
    '<rootDir>/app/**/*.test.ts',
    '<rootDir>/tests/{abuse,data,repository}/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.ts',
  ],
})

const jsdom = createConfig({
  ...shared,
  displayName: 'jsdom',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/setup/jsdom.setup.ts'],
  testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}', '<rootDir>/app/**/*.test.tsx'],
})

const projects = async () => ({ projects: [await node(), await jsdom()] })

export default projects
