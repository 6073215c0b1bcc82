import { isMedical, isProfessionalDoctorate, ruledSubject } from './medical'

it('knows the subjects that cost and last another time than others', () => {
  expect(['medicine', 'dentistry', 'veterinary-medicine'].map(isMedical)).toEqual([true, true, true])
  expect([null, 'nursing', 'biomedical-sciences'].map(isMedical)).toEqual([false, false, false])
})

const ruled = (subject: string | null, title: string | null, award: string | null = null) =>
  ruledSubject({ subject, title, award })

it.each([
  ['dentistry', 'Dental Hygiene and Therapy', 'BSc'],
  ['dentistry', 'Igiene dentale', 'Laurea'],
  ['dentistry', 'Tannpleie - bachelor', null],
  ['medicine', 'Cancer Sciences', 'MSci'],
  ['veterinary-medicine', 'Djursjukskötarprogrammet', null],
])('leaves the rules of %s aside for %s', (subject, title, award) => {
  expect(ruled(subject, title, award)).toBeNull()
})

it.each([
  ['medicine', 'Medicine', 'MBBS'],
  ['medicine', 'Medicina e chirurgia', 'Laurea magistrale a ciclo unico, entered from school'],
  ['dentistry', 'Dental Surgery', 'BDS'],
  ['veterinary-medicine', 'Veterinary Science', 'BVSc'],
  ['medicine', null, null],
  ['nursing', 'Adult Nursing', 'BSc'],
])('keeps those of %s for %s', (subject, title, award) => {
  expect(ruled(subject, title, award)).toBe(subject)
})

it('knows a professional doctorate by its award', () => {
  expect(isProfessionalDoctorate('Professional doctorate, such as MD, JD or PharmD')).toBe(true)
  expect(['Other doctorate', '', null].map(isProfessionalDoctorate)).toEqual([false, false, false])
})
