import { fieldOfHeading } from './headings'

test.each([
  ['university_name', 'name'],
  ['Institution Name', 'name'],
  ['Hochschulname', 'name'],
  ['libellé', 'name'],
  ['学校名称', 'name'],
  ['大学名', 'name'],
  ['properties.name', 'name'],
  ['web_pages', 'website'],
  ['alpha_two_code', 'country'],
  ['country.name', 'country'],
  ['City', 'campusLife.location'],
  ['min_ielts', 'admissionRequirements.ielts'],
  ['Tuition fee (international)', 'tuitionFees.international'],
  ['International students (%)', 'internationalPercent'],
  ['Acceptance Rate %', 'acceptanceRate'],
])('%s is %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toEqual({ field, isSure: true, currency: null })
})

test.each([
  ['tuition_fee_usd', 'tuitionFees.international', 'USD'],
  ['Tuition (EUR)', 'tuitionFees.international', 'EUR'],
  ['Fees in €', 'tuitionFees.international', 'EUR'],
  ['rank', 'worldRanking', null],
  ['tuition', 'tuitionFees.international', null],
])('%s is asked about', (heading, field, currency) => {
  expect(fieldOfHeading(heading)).toEqual({ field, isSure: false, currency })
})

test.each([
  'mascot',
  'city_eur',
  'owner.name',
  'international',
  'tuition per semester',
  '__proto__',
  'constructor',
  '',
])('%s is none of our fields', (heading) => {
  expect(fieldOfHeading(heading)).toBeNull()
})
