/** @jest-environment jsdom */
import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import { PROFILE_KEY } from '../device/profile-entry'
import { readVerdicts } from '../programmes/kept-verdicts'
import { readOwnFees } from '../universities/kept-fees'
import { readUniversityVerdicts } from '../universities/kept-verdicts'
import { toAdmissionFile } from './admission-file'
import { answerForPerson } from './load-admission'

const asked: string[] = []
const files = [
  toAdmissionFile({}, []),
  {
    feesAs: {},
    territories: {},
    fees: [[0, 'No tuition fee', 'law or order', 0]],
    of: { free: [0, 0, 0, 0, 0, 0] },
  },
]

beforeAll(() => {
  window.fetch = (address) => {
    asked.push(String(address))
    const file = files[Number(String(address).includes('fees'))]
    return Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response)
  }
})

it('loads nothing without a stored profile, and leaves every row open', async () => {
  await answerForPerson()
  expect(asked).toEqual([])
  expect([readVerdicts(), readUniversityVerdicts(), readOwnFees()]).toEqual([null, null, null])
})

it('answers for the stored profile, from files that it loads once', async () => {
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile: { nationality: 'ng' } }, version: 1 }))
  await answerForPerson()
  await answerForPerson()
  expect(asked).toEqual(['/catalogue/v1/admission.json', '/catalogue/v1/own-fees.json'])
  expect(readVerdicts()?.(aProgrammeRow())).toBe('check')
  expect(readUniversityVerdicts()?.(aRow(), 'master')).toBe('check')
  const fee = { dollars: 0, words: 'No tuition fee', basis: 'law or order', isGeneral: false }
  expect(readOwnFees()?.({ id: 'free', countryCode: 'ng', country: 'Nigeria' }, 'master')).toMatchObject({
    status: 'home',
    fee,
  })
  expect(readOwnFees()?.({ id: 'free', countryCode: 'fr', country: 'France' }, 'master')).toBeNull()
})
