import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findEngines, sayMissing } from './engine-programs.mjs'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const place = (...names: string[]) => {
  for (const name of names) fs.writeFileSync(path.join(folder, name), '')
}

test('finds Firefox and WebKit by their programs', () => {
  place('firefox', 'WebKitWebDriver', 'Xvfb')
  expect(findEngines({ PATH: folder })).toEqual({
    installed: [
      { name: 'Firefox', program: path.join(folder, 'firefox') },
      { name: 'WebKit', program: path.join(folder, 'WebKitWebDriver') },
    ],
    missing: [],
  })
})

test('says which are missing and what to install; WebKit needs a screen too', () => {
  place('WebKitWebDriver')
  const { installed, missing } = findEngines({ PATH: folder })
  expect(installed).toEqual([])
  expect(sayMissing(missing)).toEqual([
    'Firefox is not installed, so nothing is tried in it. On Debian: apt-get install firefox-esr',
    'WebKit is not installed, so nothing is tried in it. On Debian: apt-get install webkit2gtk-driver xvfb',
  ])
})

test('takes the Firefox that is named', () => {
  const { installed } = findEngines({ PATH: folder, FIREFOX_PATH: '/opt/firefox/firefox' })
  expect(installed).toEqual([{ name: 'Firefox', program: '/opt/firefox/firefox' }])
})
