import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { tr } from './tr'

it('counts a programme once for all kinds of place, and again in another language or faculty', () => {
  const row = { id: 'koc-university', faculty_tr: 'HUKUK', programme_tr: 'Hukuk', language: 'Turkish' }
  const programs = aTable('tr-programs', [
    row,
    row,
    { ...row, programme_tr: 'Hukuk (UOLP-Köln Üniversitesi)', language: 'English' },
    { ...row, faculty_tr: 'TIP', programme_tr: 'Tıp' },
    { ...row, programme_tr: 'Saç ve Güzellik Uygulamaları' },
  ])
  const fields = aTable('turkish-fields', [
    { programme_tr: 'Hukuk', field: 'Law' },
    { programme_tr: 'Tıp', field: 'Health' },
  ])
  const { register, rejects } = tr.read([programs, fields], new Set(['koc-university']))
  expect(RegisterSchema.parse(register).editions[0]?.universities['koc-university']?.subjects).toEqual([
    { subject: 'Law', level: 'bachelor', count: 2 },
    { subject: 'Health', level: 'bachelor', count: 1 },
  ])
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'the same programme with another kind of place'],
    [6, 'the name of the programme has no field'],
  ])
})
