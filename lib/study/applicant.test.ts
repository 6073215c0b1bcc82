import { someRules } from '@/tests/fixtures/tasks'
import { applicantOf } from './applicant'

it('is at home, free to move there, or from abroad', () => {
  const statusOf = (...nationalities: string[]) => applicantOf('gb', someRules(), { nationalities }).status
  expect([statusOf('gb'), statusOf('ng', 'ie'), statusOf('ng'), statusOf()]).toEqual([
    'home',
    'eu-eea',
    'international',
    'international',
  ])
  const livesInside = (residence: string) =>
    applicantOf('gb', someRules(), { nationalities: ['ng'], residence }).livesInside
  expect(['gb', 'ie', 'ng', ''].map(livesInside)).toEqual([true, true, false, false])
  const fromThere = (nationality: string, residence: string) =>
    applicantOf('gb', someRules({ outside: ['ng'] }), { nationalities: [nationality], residence }).livesInside
  expect([fromThere('au', 'ng'), fromThere('ng', 'au'), fromThere('ng', ''), fromThere('au', '')]).toEqual([
    false,
    true,
    false,
    true,
  ])
  const withCertificate = (certificate: string) =>
    applicantOf('gb', someRules(), { nationalities: ['ng'], certificate }).status
  expect([withCertificate('gb'), withCertificate('ng')]).toEqual(['home', 'international'])
  expect(applicantOf('gb', null, { nationalities: ['ie'], subject: 'law' })).toEqual({
    status: 'international',
    subject: 'law',
    livesInside: false,
  })
  expect(applicantOf('gb', null, { nationalities: [], subject: '' }).subject).toBeNull()
})
