import { GET } from './route'

const ask = (query: string) => GET(new Request(`https://example.org/brief${query}`))
const PLACE = 'place=university-of-leeds:master'

it('has its language and direction, no script, and links to the other nine', async () => {
  const answer = await ask(`?${PLACE}&passport=ng&lang=ar`)
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const text = await answer.text()
  expect(text).toMatch(/^<!doctype html>\s*<html lang="ar" dir="rtl">/)
  expect(text).not.toMatch(/<script|<link/)
  expect(text.match(/<a href="\/brief\?[^"]+" hreflang/g)).toHaveLength(9)
  expect(text).toContain('<bdi lang="" translate="no">University of Leeds</bdi>')
})

it('tells sums in the currency of the passport, and in that which was asked for', async () => {
  expect(await (await ask(`?${PLACE}&passport=ng`)).text()).toMatch(/Nigerian nairas\u2069 for/)
  expect(await (await ask(`?${PLACE}&passport=ng&currency=EUR`)).text()).toMatch(/euros\u2069 for/)
})

it('says of a chosen award that it is not for the passport, and never that it is certain', async () => {
  const british = await (await ask(`?${PLACE}&award=chevening&passport=gb`)).text()
  expect(british).toContain('by its rules it is not for this student')
  const later = await (await ask(`?${PLACE}:2027-09&award=chevening&passport=ng`)).text()
  expect(later).toMatch(/Chevening Scholarships.{1,3}: its next round is for a later start/)
  expect(later).not.toContain('could pay')
  const nigerian = await (await ask(`?${PLACE}:2028-09&award=chevening&passport=ng`)).text()
  expect(nigerian).toMatch(/Chevening Scholarships.{1,3} could pay about/)
  expect(nigerian).toContain('Nobody has a scholarship before it is given.')
})

it('has one address, and says where it knows nothing of it', async () => {
  expect((await ask(`?lang=en&${PLACE}&utm_source=x`)).headers.get('location')).toBe(`/brief?${PLACE}`)
  expect((await ask('?place=nowhere:master&lang=zh')).status).toBe(404)
  expect((await ask(`?award=${Array.from({ length: 41 }, (_, at) => `a${at}`).join()}`)).status).toBe(400)
})

it('names what it does not know of the address, and redirects none of it away', async () => {
  const given = `?${PLACE},nope:master,university-of-leeds/~nope.master:master,eth-zurich:mastr&award=chevening,gone`
  const answer = await ask(given)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('4 items of this plan are not known here.')
  for (const name of ['nope', 'university-of-leeds/~nope.master', 'eth-zurich:mastr', 'gone'])
    expect(text).toContain(`<li><bdi lang="" translate="no">${name}</bdi></li>`)
  // Nobody's sentence stands on a page of ours.
  const said = await (await ask(`?${PLACE},pay%20%2B44%20now`)).text()
  expect(said).toContain('1 item of this plan is not known here.')
  expect(said).not.toContain('+44')
  expect((await ask('?place=nope')).status).toBe(404)
})

it('keeps what it does not know in the addresses of the other languages', async () => {
  const text = await (await ask(`?${PLACE},eth-zurich:mastr&passport=ng,xx&currency=naira`)).text()
  const href = /<a href="([^"]+)" hreflang="pt"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(href).toBe(`/brief?${PLACE}&place=eth-zurich%3Amastr&passport=ng,xx&currency=naira&lang=pt`)
  expect((await ask(href.slice('/brief'.length))).status).toBe(200)
})

it.each([
  ['passport=xx', 'Passport of the student', 'xx'],
  ['passport=nigeria', 'Passport of the student', 'nigeria'],
  ['passport=ng,xx', 'Passport of the student', 'xx'],
  ['currency=XTS', 'Our currency', 'xts'],
  ['currency=naira', 'Our currency', 'naira'],
])('says beside the form that it does not know the answer of ?%s', async (query, label, code) => {
  const answer = await ask(`?${PLACE}&${query}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(
    new RegExp(`</form>\\s*<p>${label}: <bdi lang="" translate="no">${code}</bdi> \\(not known\\)</p>`),
  )
})

it('says so in the language of the page, and repeats no sentence', async () => {
  const text = await (await ask(`?${PLACE}&passport=pay%20%2B44%20now&lang=es`)).text()
  expect(text).toContain('<p>Pasaporte del estudiante: no se sabe</p>')
  expect(text).not.toContain('+44')
  const told = async (lang: string) => (await ask(`?${PLACE}&passport=xx&lang=${lang}`)).text()
  expect(await told('fr')).toContain(
    '<p>Passeport de l’étudiant\u00a0: <bdi lang="" translate="no">xx</bdi> (inconnu)</p>',
  )
  expect(await told('zh')).toContain('<p>学生的护照：<bdi lang="" translate="no">xx</bdi>（不清楚）</p>')
  expect(await (await ask(`?${PLACE}&passport=&currency=`)).status).toBe(307)
  expect(await (await ask(`?${PLACE}&passport=ng&currency=NGN`)).text()).not.toContain('(not known)')
})

it('takes what is left of an answer that it knows in part', async () => {
  const text = await (await ask(`?${PLACE}&passport=ng,xx&currency=XTS`)).text()
  expect(text).toMatch(/<option value="ng"\s+selected/)
  expect(text).toMatch(/Nigerian nairas\u2069 for/)
})

it('takes the better fee of two passports, and shows both', async () => {
  const text = async (passport: string) =>
    (await ask(`?place=university-of-vienna:bachelor&passport=${passport}`)).text()
  expect(await text('ng')).toContain('fee for students from abroad')
  const both = await text('ng,de')
  expect(both).toContain('fee for students from the EU and EEA')
  expect(both).toMatch(/<option value="ng,de"\s+selected/)
})

it('names the day on which it is made, also before it is noon in universal time', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-06T09:00:00Z') })
  const text = await (await ask(`?${PLACE}`)).text()
  jest.useRealTimers()
  expect(text).toContain('6 January 2027')
})
