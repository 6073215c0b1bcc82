import { expect } from '@playwright/test'
import { expectFit, see, test } from './fixtures'

/** One page of each kind that no journey visits. */
const PAGES = [
  '/',
  '/universities?search=qqqq',
  '/universities/filters',
  '/uk-universities?city=london',
  '/programmes',
  '/programmes?subject=nursing',
  '/universities/adelaide-university/programmes',
  '/cost?country=de&level=master',
  '/plan',
  '/scholarships/government',
  '/courses/undergraduate',
  '/resources/visa',
  '/resources/countries/nl',
  '/resources/guides',
  '/tests/english',
  '/blog',
  '/privacy',
  '/contact',
]

test('every kind of page is quiet and fits', async ({ visitor }) => {
  test.slow()
  for (const path of PAGES) {
    await visitor.open(path)
    await see(visitor, { role: 'heading' })
    await expectFit(visitor)
  }
})

test.describe('the console', () => {
  test.use({
    allowNoise: [[/a word in the console|Content.Security.Policy|elsewhere\.invalid/], { scope: 'test' }],
  })

  test('is listened to, breaches of the content security policy included', async ({ visitor }) => {
    await visitor.open('/about')
    await visitor.run(() => {
      console.error('a word in the console')
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.invalid/x.png' }),
      )
    })
    const heard = async () => (await visitor.noise()).join('\n')
    await expect.poll(heard).toContain('a word in the console')
    await expect.poll(heard).toMatch(/Content.Security.Policy/)
  })
})
