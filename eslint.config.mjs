import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const AREAS = [
  'home',
  'pages',
  'universities',
  'countries',
  'scholarships',
  'compare',
  'matcher',
  'scraper',
  'import',
]

/** Imports go one way: app → components → lib → data; one area never imports another's components. */
const zones = [
  { target: './components', from: './app', message: 'components/ may not import from app/.' },
  { target: './lib', from: './app', message: 'lib/ may not import from app/.' },
  { target: './lib', from: './components', message: 'lib/ may not import from components/.' },
  { target: './data', from: ['./app', './components', './lib'], message: 'data/ imports nothing.' },
  { target: './app', from: './data', message: 'Only lib/*/queries.ts reads data/.' },
  { target: './components', from: './data', message: 'Only lib/*/queries.ts reads data/.' },
  { target: './lib/**/!(queries).ts', from: './data', message: 'Only lib/*/queries.ts reads data/.' },
  ...AREAS.map((area) => ({
    target: `./components/${area}`,
    from: AREAS.filter((other) => other !== area).map((other) => `./components/${other}`),
    message: 'One area never imports another area’s components: app/ brings them together.',
  })),
]

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
      'import/no-cycle': 'error',
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      // Flags, crests and maps are small SVG files that need no resizing.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['**/*-store.ts', '**/queries.ts', '**/*.test.ts', 'lib/**/search-params.ts'],
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
  prettier,
]

export default config
