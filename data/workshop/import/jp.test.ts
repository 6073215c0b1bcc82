import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { jp } from './jp'

it('states the sector once, and counts the departments of each subject', () => {
  const facts = aTable('jp-facts', [
    { id: 'keio-university', control: 'private' },
    { id: 'institute-of-science-tokyo', control: 'national' },
    { id: 'institute-of-science-tokyo', control: 'national' },
  ])
  const department = {
    id: 'keio-university',
    level: 'bachelor',
    subject_derived: 'Law',
    department_ja: '法律学科',
  }
  const programs = aTable('jp-programs', [
    department,
    department,
    { ...department, level: 'graduate' },
    { ...department, subject_derived: 'Other' },
    { ...department, level: 'certificate' },
  ])
  const ids = new Set(['keio-university', 'institute-of-science-tokyo'])
  const { register, rejects } = jp.read([facts, programs], ids)
  const [sectors, subjects] = RegisterSchema.parse(register).editions
  expect(sectors?.universities).toEqual({
    'keio-university': { sector: 'private' },
    'institute-of-science-tokyo': { sector: 'public' },
  })
  expect(subjects?.universities['keio-university']?.subjects).toEqual([
    { subject: 'Law', level: 'bachelor', count: 2 },
    { subject: 'Law', level: 'graduate', count: 1 },
  ])
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'a second row for the same university'],
    [5, 'a department under no subject'],
    [6, 'neither a bachelor’s nor a graduate department'],
  ])
})

it('keeps departments that train no doctors out of medicine', () => {
  const department = { id: 'keio-university', level: 'bachelor', subject_derived: 'Medicine' }
  const programs = aTable('jp-programs', [
    { ...department, department_ja: '医学科' },
    { ...department, department_ja: '生命医科学科' },
  ])
  const { register } = jp.read([aTable('jp-facts', []), programs], new Set(['keio-university']))
  const [, subjects] = RegisterSchema.parse(register).editions
  expect(subjects?.universities['keio-university']?.subjects).toEqual([
    { subject: 'Biomedical sciences and engineering', level: 'bachelor', count: 1 },
    { subject: 'Medicine', level: 'bachelor', count: 1 },
  ])
})
