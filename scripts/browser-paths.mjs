// @ts-check

/** @typedef {{ title: string, command: string[] }} InstallStep */
/** @typedef {{ hasApt: boolean, isRoot: boolean, hasSudo: boolean }} System */

/**
 * The usual places of a Chromium or Chrome, best first.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 */
export function usualPaths(platform, env) {
  if (platform === 'darwin') {
    return ['', env.HOME ?? ''].flatMap((home) => [
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ])
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      ])
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/local/bin/chromium',
    '/snap/bin/chromium',
  ]
}

/**
 * Debian's place of a Chromium without a window. It draws nothing for a screen, and runs the tests in half the time.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The ways to get a browser, each tried only when the ones before left none. Playwright's own build comes first;
 * on a bare system that has apt-get and lets us use it, with the libraries that build needs.
 * @param {System & { playwright: string[] }} system `playwright`: the command that runs Playwright's command line
 * @returns {InstallStep[][]}
 */
export function installPlans({ playwright, ...system }) {
  const { hasApt, isRoot } = system
  const withLibraries = hasApt && isRoot ? ['--with-deps'] : []
  const own = [
    {
      title: 'Installing Playwright’s Chromium',
      command: [...playwright, 'install', ...withLibraries, 'chromium'],
    },
  ]
  return [own, ...packagePlans('chromium', system)]
}

/**
 * The way to install a package of the system, where there is one.
 * @param {'chromium' | 'chromium-headless-shell'} name
 * @param {System} system
 * @returns {InstallStep[][]}
 */
export function packagePlans(name, { hasApt, isRoot, hasSudo }) {
  if (!hasApt || (!isRoot && !hasSudo)) return []
  const sudo = isRoot ? [] : ['sudo', '-n']
  return [
    [
      { title: 'Reading the system’s package lists', command: [...sudo, 'apt-get', 'update'] },
      {
        title: `Installing the system’s ${name}`,
        command: [...sudo, 'apt-get', 'install', '--yes', '--no-install-recommends', name],
      },
    ],
  ]
}
