import { writePackage } from './data-package'
import { columnMaker, tableOf } from './table'

type Town = { name: string; depth: number | null; isOld: boolean }

const { text, number, yes } = columnMaker<Town>('CC BY 4.0')
const own = columnMaker<Town>({ column: 'name' })
const table = tableOf<Town>({
  name: 'towns',
  title: 'Towns',
  description: 'How deep they lie.',
  key: ['name'],
  columns: [
    text('name', 'Name', ({ name }) => name),
    number('depth', 'Metres', ({ depth }) => depth),
    own.number('twice', 'Metres', ({ depth }) => depth && depth * 2),
    yes('old', 'Is old', ({ isOld }) => isOld),
  ],
})([
  { name: 'Zürich', depth: -1.5, isOld: true },
  { name: '=Ä', depth: null, isOld: false },
])
const write = () => writePackage([table], { name: 'Site', url: 'https://site.example', licence: 'MIT' })

it('writes a table for spreadsheets and for programs, with unknown cells empty and null', () => {
  const [csv, json] = write()
  expect(csv).toEqual({
    name: 'towns.csv',
    text: '\uFEFFname,depth,twice,old\r\nZürich,-1.5,-3,true\r\n"\'=Ä",,,false\r\n',
  })
  expect(JSON.parse(json?.text ?? '')).toEqual([
    ['name', 'depth', 'twice', 'old'],
    ['Zürich', -1.5, -3, true],
    ['=Ä', null, null, false],
  ])
})

it('describes each file, and the licence of each column', () => {
  const files = write()
  const { profile, resources } = JSON.parse(files.at(-1)?.text ?? '')
  expect(profile).toBe('tabular-data-package')
  expect(resources).toMatchObject([
    { profile: 'tabular-data-resource', path: 'towns.csv', rows: 2 },
    { profile: 'tabular-data-resource', path: 'towns.json', rows: 2 },
  ])
  expect(resources[0].schema.primaryKey).toEqual(['name'])
  expect(resources[0].schema.fields.slice(1, 3)).toEqual([
    { name: 'depth', type: 'number', description: 'Metres', licence: 'CC BY 4.0' },
    { name: 'twice', type: 'number', description: 'Metres', licence: 'as the column name says' },
  ])
})

it('gives the same bytes for the same rows', () => {
  expect(write()).toEqual(write())
})
