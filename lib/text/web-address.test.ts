import { webAddress, websiteKey } from './web-address'

it('gives a web address as it is', () => {
  expect(webAddress('https://a.example/')).toBe('https://a.example/')
  expect(webAddress('HTTP://a.example')).toBe('HTTP://a.example')
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', 'https://', 'a.example', '', null])(
  'gives null for %j',
  (text) => {
    expect(webAddress(text)).toBeNull()
  },
)

it.each([
  ['https://www.TUDelft.nl/', 'tudelft.nl'],
  ['http://tudelft.nl', 'tudelft.nl'],
  ['https://tudelft.nl:443/#top', 'tudelft.nl'],
  ['https://www.Uni.example/EN/', 'uni.example/en'],
  ['https://www.system.edu/north/', 'system.edu/north'],
  ['https://system.edu:8080/?id=2', 'system.edu:8080?id=2'],
])('%s has the key %s', (website, key) => {
  expect(websiteKey(website)).toBe(key)
})
