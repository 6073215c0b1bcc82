import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import textInElement from './scripts/lint/text-in-element.mjs'

const AREAS = [
  'home',
  'universities',
  'destinations',
  'scholarships',
  'programmes',
  'compare',
  'matcher',
  'cost',
  'admission',
  'tasks',
  'scraper',
  'import',
  'plan',
  'coverage',
  'corrections',
]

/** The folders of `lib`. Each may import those before it and never one after it, so no two can need each other. */
const LIB_LAYERS = [
  'text',
  'server',
  'device',
  'subjects',
  'places',
  'money',
  'facts',
  'search-words',
  'list',
  'eligibility',
  'plan',
  'scholarships',
  'universities',
  'programmes',
  'content',
  'destinations',
  'coverage',
  'matcher',
  'study',
  'cost',
  'admission',
  'compare',
  'tasks',
  'corrections',
  'import',
  'scraper',
  'home',
  'palette',
  'offline',
  'open-data',
  'web',
  'embed',
  'brief',
  'api',
]

/** Imports go one way: app → components → lib → data; one area never imports another's components. */
const zones = [
  { target: './components', from: './app', message: 'components/ may not import from app/.' },
  { target: './lib', from: './app', message: 'lib/ may not import from app/.' },
  { target: './lib', from: './components', message: 'lib/ may not import from components/.' },
  {
    target: './data/!(workshop)/**',
    from: ['./app', './components', './lib'],
    message: 'data/ imports nothing; data/workshop makes it.',
  },
  {
    target: ['./app', './components', './lib'],
    from: './data',
    message: 'Every route would carry a copy of the file: lib/*/queries.ts reads it with lib/read-data.ts.',
  },
  ...LIB_LAYERS.slice(0, -1).map((layer, at) => ({
    target: `./lib/${layer}`,
    from: LIB_LAYERS.slice(at + 1).map((later) => `./lib/${later}`),
    message: `lib/${layer} may import only the folders before it in LIB_LAYERS (eslint.config.mjs).`,
  })),
  {
    target: './lib/scraper/{browser,shared}/*',
    from: './lib/scraper/server',
    message: 'lib/scraper/server runs on the server alone.',
  },
  {
    target: './lib/scraper/{server,shared}/*',
    from: './lib/scraper/browser',
    message: 'lib/scraper/browser runs in the browser alone.',
  },
  ...['ui', 'heart', 'list', 'content', 'shell'].map((common) => ({
    target: `./components/${common}`,
    from: AREAS.map((area) => `./components/${area}`),
    message: 'Common components know no area: app/ brings them together.',
  })),
  ...AREAS.map((area) => ({
    target: `./components/${area}`,
    from: AREAS.filter((other) => other !== area).map((other) => `./components/${other}`),
    message: 'One area never imports another area’s components: app/ brings them together.',
  })),
]

const react = [...nextVitals].find(({ plugins }) => plugins?.['react-hooks'])?.plugins
/** They compile each function to judge it, half of what linting takes. */
const REACT_RULES = Object.keys(react?.['react-hooks']?.rules ?? {}).map((rule) => `react-hooks/${rule}`)

const config = [
  {
    ignores: [
      '.next/**',
      '.bench/**',
      'node_modules/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      // Flags, crests and maps are small SVG files that need no resizing.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // No components, and no hooks.
    files: ['data/workshop/**', 'lib/**', 'scripts/**', 'tests/**', '**/*.test.{ts,tsx}'],
    ignores: ['**/*-store.ts'],
    rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])),
  },
  {
    files: ['lib/**/*.ts'],
    ignores: [
      '**/*-store.ts',
      '**/queries.ts',
      '**/*.test.ts',
      'lib/list/**',
      'lib/**/list.ts',
      'lib/universities/compared-ids.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react/*', 'react-dom', 'next', 'next/*', 'nuqs', 'nuqs/*'],
              allowTypeImports: true,
              message: 'lib/ decides; it knows neither React nor Next.',
            },
          ],
        },
      ],
    },
  },
  {
    // The oldest Node of `engines` and the oldest browsers of `browserslist` (both in package.json) lack these.
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['parse', 'canParse'].map((property) => ({
          object: 'URL',
          property,
          message: 'Node 20.9 lacks it, or has it with a fault: use lib/text/parse-url.ts.',
        })),
        ...['Object', 'Map'].map((object) => ({
          object,
          property: 'groupBy',
          message: 'Node 20.9 lacks it: use lib/text/group-by.ts.',
        })),
        { object: 'Promise', property: 'withResolvers', message: 'Node 20.9 lacks it.' },
      ],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'mdx-components.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { meridian: { rules: { 'text-in-element': textInElement } } },
    rules: { 'meridian/text-in-element': 'error' },
  },
  {
    // A test may bring together what the code keeps apart.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': 'off' },
  },
  prettier,
]

export default config
