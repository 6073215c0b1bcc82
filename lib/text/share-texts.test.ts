import { sharingReader } from './share-texts'

it.each([
  '{"a":["x",{"b":null,"c":[1,true,"x"]}],"d":"x"}',
  '[]',
  '"alone"',
  '0',
  'null',
  '{"__proto__":{"a":"b"},"":"empty"}',
])('reads %s as JSON.parse does', (json) => {
  const read = sharingReader()(json)
  expect(read).toEqual(JSON.parse(json))
  expect(JSON.stringify(read)).toBe(json)
})

it('complains of what is no JSON', () => {
  expect(() => sharingReader()('{')).toThrow(SyntaxError)
})
