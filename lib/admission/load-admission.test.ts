/** @jest-environment jsdom */
import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import { PROFILE_KEY } from '../device/profile-entry'
import { readVerdicts } from '../programmes/kept-verdicts'
import { readUniversityVerdicts } from '../universities/kept-verdicts'
import { toAdmissionFile } from './admission-file'
import { answerForPerson } from './load-admission'

const asked: string[] = []
const file = toAdmissionFile({}, [])

beforeAll(() => {
  window.fetch = (address) => {
    asked.push(String(address))
    return Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response)
  }
})

it('loads nothing without a stored profile, and leaves every row open', async () => {
  await answerForPerson()
  expect(asked).toEqual([])
  expect([readVerdicts(), readUniversityVerdicts()]).toEqual([null, null])
})

it('answers for the stored profile, from a file that it loads once', async () => {
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile: { nationality: 'ng' } }, version: 1 }))
  await answerForPerson()
  await answerForPerson()
  expect(asked).toEqual(['/catalogue/v1/admission.json'])
  expect(readVerdicts()?.(aProgrammeRow())).toBe('check')
  expect(readUniversityVerdicts()?.(aRow(), 'master')).toBe('check')
})
