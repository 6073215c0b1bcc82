import { crestHue, monogram } from './monogram'

it.each([
  ['ETH Zurich', 'ET'],
  ['University of Edinburgh', 'UE'],
  ['KU Leuven', 'KU'],
  ['Technical University of Munich', 'TU'],
  ['Universität', 'UN'],
  ['École Polytechnique', 'EP'],
])('shortens %p to %p', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})

it('gives an id one hue, for good', () => {
  expect(crestHue('eth-zurich')).toBe(crestHue('eth-zurich'))
  expect(crestHue('eth-zurich')).not.toBe(crestHue('ku-leuven'))
  expect(crestHue('x'.repeat(100))).toBeLessThan(360)
})
