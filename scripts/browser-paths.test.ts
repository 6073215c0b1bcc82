import { installPlans, packagePlans, usualPaths } from './browser-paths.mjs'

const SYSTEM = { playwright: ['node', 'playwright'], hasApt: true, isRoot: true, hasSudo: false }

const commands = (system: Partial<typeof SYSTEM>) =>
  installPlans({ ...SYSTEM, ...system })
    .flat()
    .map(({ command }) => command.join(' '))

test('Chromium is looked for before Chrome, in the places of each system', () => {
  expect(usualPaths('linux', {})[0]).toBe('/usr/bin/chromium')
  expect(usualPaths('darwin', { HOME: '/Users/ada' })).toContain(
    '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  expect(usualPaths('win32', { PROGRAMFILES: 'C:\\Program Files' })).toEqual([
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ])
})

test('root on a system with apt-get gets the libraries too, and the system’s browser as a last resort', () => {
  expect(commands({})).toEqual([
    'node playwright install --with-deps chromium',
    'apt-get update',
    'apt-get install --yes --no-install-recommends chromium',
  ])
})

test('others use sudo only where it asks for nothing', () => {
  expect(commands({ isRoot: false, hasSudo: true }).slice(1)).toEqual([
    'sudo -n apt-get update',
    'sudo -n apt-get install --yes --no-install-recommends chromium',
  ])
  expect(commands({ isRoot: false })).toEqual(['node playwright install chromium'])
})

test('the headless shell is a package of systems with apt-get', () => {
  const shell = 'apt-get install --yes --no-install-recommends chromium-headless-shell'
  expect(
    packagePlans('chromium-headless-shell', SYSTEM)
      .flat()
      .map(({ command }) => command.join(' ')),
  ).toEqual(['apt-get update', shell])
  expect(packagePlans('chromium-headless-shell', { ...SYSTEM, hasApt: false })).toEqual([])
  expect(packagePlans('chromium-headless-shell', { ...SYSTEM, isRoot: false })).toEqual([])
})

test('without apt-get only Playwright’s own browser is installed', () => {
  expect(commands({ hasApt: false })).toEqual(['node playwright install chromium'])
})
