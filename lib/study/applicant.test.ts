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
    applicantOf('gb', someRules({ outside: { countries: ['ng'], isByPassport: false } }), {
      nationalities: [nationality],
      residence,
    }).livesInside
  expect([fromThere('au', 'ng'), fromThere('ng', 'au'), fromThere('ng', ''), fromThere('au', '')]).toEqual([
    false,
    true,
    false,
    true,
  ])
  const withCertificate = (certificate: string) =>
    applicantOf('gb', someRules(), { nationalities: ['ng'], certificate }).status
  expect([withCertificate('gb'), withCertificate('ng')]).toEqual(['home', 'international'])
  const byPassport = someRules({ outside: { countries: ['!gb'], isByPassport: true } })
  const told = ['gb', 'ie', 'ng'].map((residence) =>
    applicantOf('gb', byPassport, { nationalities: ['ng'], residence, certificate: 'gb' }),
  )
  expect(told.map(({ status, livesInside }) => [status, livesInside])).toEqual([
    ['international', true],
    ['international', false],
    ['international', false],
  ])
  expect(applicantOf('gb', null, { nationalities: ['ie'], subject: 'law' })).toEqual({
    status: 'international',
    subject: 'law',
    livesInside: false,
  })
  expect(applicantOf('gb', null, { nationalities: [], subject: '' }).subject).toBeNull()
})
