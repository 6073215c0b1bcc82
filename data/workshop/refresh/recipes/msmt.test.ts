import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { msmt } from './msmt'

const CHARLES = 'charles-university'
const HEADER =
  'DRUH;NOVÁ AKREDITACE;NÁZEV SP/SO;TYP SP;NÁZEV SP;VYSOKÁ ŠKOLA;FAKULTA;FS;ISCED-F;SDS;JAZYK;PROFIL;OV1;PODIL OV1;KRAJ;PLATNOST AKREDITACE DO;'
const row = (
  kind: string,
  title: string,
  level: string,
  field: string,
  years: string,
  language: string,
  area = 'Chemie ',
) =>
  `${kind};ANO;${title};${level};${title};Univerzita Karlova;Přírodovědecká fakulta;3, 1;${field};${years};${language};;${area};100;Praha;19.06.2029 0:00:00;`

/** Czech letters of the lines below in the encoding of the file. */
const CODES: Readonly<Record<string, number>> = {
  á: 0xe1,
  Á: 0xc1,
  í: 0xed,
  ě: 0xec,
  ř: 0xf8,
  ý: 0xfd,
  č: 0xe8,
  š: 0x9a,
  Š: 0x8a,
  ž: 0x9e,
}
const encoded = (text: string) =>
  Buffer.from([...text].map((letter) => CODES[letter] ?? letter.charCodeAt(0)))

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/cz.json': [{ id: CHARLES, name: 'Charles University', aliases: ['Univerzita Karlova'] }],
    'subject-codes/isced4.json': { codes: [{ code: '0531' }, { code: '0541' }] },
    'sources.json': {},
  })
})

afterEach(() => publisher.close())

it('asks for a file that a person saved', async () => {
  const { is, lines } = await refreshFew(msmt, publisher, '2026-11-26')
  expect([is, lines]).toEqual(['same', [expect.stringContaining('regvssp.msmt.cz/registrvssp/csplist.aspx')]])
  expect(publisher.asked).toEqual([])
})

it('takes in programmes at all levels', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'msmt-'))
  const lines = [
    HEADER,
    row('SP', 'Analytical Chemistry ', 'navazující magisterský', '0531', '2', 'angličtina'),
    row('SP', 'Anorganická chemie', 'doktorský', '0531', '4', 'čeština', 'Tělesná výchova; kinantropologie '),
    row('SP', 'Matematika', 'bakalářský', '0541', '3', 'čeština'),
    row('SO', 'Obor', 'bakalářský', '0541', '3', 'čeština'),
  ]
  fs.writeFileSync(path.join(folder, 'csplist.csv'), encoded(lines.join('\r\n')))
  publisher.place.from = folder
  const day = new Date().toISOString().slice(0, 10)
  expect((await refreshFew(msmt, publisher, day)).is).toBe('written')
  expect((publisher.read('programmes/cz-programmes.json') as { universities: unknown }).universities).toEqual(
    {
      [CHARLES]: [
        { level: 'master', titleEn: 'Analytical Chemistry', field: '0531', months: 24, language: 'en' },
        { level: 'doctorate', title: 'Anorganická chemie', field: '0531', months: 48, language: 'cs' },
        { level: 'bachelor', title: 'Matematika', field: '0541', months: 36, language: 'cs' },
      ],
    },
  )
})
