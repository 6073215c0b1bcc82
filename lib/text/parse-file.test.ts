import { z } from 'zod'
import { parseFile } from './parse-file'

const schema = z.array(z.strictObject({ topic: z.literal('degree-years'), min: z.number() }))

it('gives what the file holds', () => {
  expect(parseFile('data/rules.json', schema, [{ topic: 'degree-years', min: 3 }])).toEqual([
    { topic: 'degree-years', min: 3 },
  ])
})

it('names the file and the place that is wrong', () => {
  expect(() => parseFile('data/rules.json', schema, [{ topic: 'degree-years' }])).toThrow(
    /^data\/rules\.json [^]*expected number[^]*\[0\]\.min/,
  )
})
