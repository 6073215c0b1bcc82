import { extractionSchema, recordFormat } from './record-format'

it('asks with types alone, because models in strict mode refuse limits and formats', () => {
  const { type, schema } = recordFormat()
  expect(type).toBe('json')
  const text = JSON.stringify([schema, extractionSchema()])
  for (const keyword of ['minimum', 'maximum', 'maxLength', 'format', 'pattern', 'default', '$schema']) {
    expect(text).not.toContain(`"${keyword}"`)
  }
  expect(Object.keys(Object(schema).properties)).toEqual(
    expect.arrayContaining(['name', 'country', 'tuitionFees', 'admissionRequirements', 'campusLife']),
  )
  expect(Object(schema).required).toEqual(['name'])
})
