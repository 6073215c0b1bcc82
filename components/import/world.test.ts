import { TextDecoder, TextEncoder } from 'node:util'
import { findTwins } from '@/lib/import/duplicates'
import { nameForms } from '@/lib/import/name-keys'
import { writeCardFile } from '@/lib/universities/card-file'
import { encodeIndex } from '@/lib/universities/compact-index'
import { aRow } from '@/tests/fixtures/a-row'
import { aReference } from '@/tests/fixtures/added'
import { WORLD } from './world'

jest.mock('@/lib/import/name-keys', () => {
  const actual = jest.requireActual<{ nameForms: typeof nameForms }>('@/lib/import/name-keys')
  return { ...actual, nameForms: jest.fn(actual.nameForms) }
})

const NAMES = Array.from({ length: 40 }, (_, at) => `School ${at}`)
const FILES: Record<string, unknown> = {
  'reference.json': aReference(),
  'index.json': encodeIndex(
    NAMES.map((name) => aRow({ name, countryCode: 'nl' })),
    () => [],
  ),
  'cards.json': writeCardFile(NAMES.map(() => ({ website: null }))),
  'names.txt': NAMES.map((name) => `${name} of Arts`).join('\n'),
}

test('the catalogue is ready to be compared once it is loaded: a review works out the names of its own rows alone', async () => {
  const fetch = async (address: string) => {
    const file = FILES[address.split('/').pop() ?? '']
    const text = async () => String(file)
    const arrayBuffer = async () => new TextEncoder().encode(String(file)).buffer
    return { ok: true, status: 200, json: async () => file, text, arrayBuffer }
  }
  Object.assign(globalThis, { fetch, TextEncoder, TextDecoder })
  const { known } = await WORLD.load()
  expect(nameForms).toHaveBeenCalledWith('School 7 of Arts')
  jest.mocked(nameForms).mockClear()
  const row = { at: 0, line: 2, record: { name: 'School 7 of Arts', countryCode: 'nl', website: null } }
  expect(findTwins([row], known)).toMatchObject([{ name: 'School 7' }])
  for (const [name] of jest.mocked(nameForms).mock.calls) expect(name).toBe('School 7 of Arts')
  jest.mocked(nameForms).mockClear()
  findTwins([row], known)
  expect(nameForms).not.toHaveBeenCalled()
})
