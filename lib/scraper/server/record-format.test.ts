import { extractionSchema } from './record-format'

it('asks with types alone, because models in strict mode refuse limits and formats', () => {
  const text = JSON.stringify(extractionSchema())
  for (const keyword of ['minimum', 'maximum', 'maxLength', 'format', 'pattern', 'default', '$schema']) {
    expect(text).not.toContain(`"${keyword}"`)
  }
  const record = Object(extractionSchema().properties).universities.items
  expect(Object.keys(record.properties)).toEqual(
    expect.arrayContaining(['name', 'country', 'tuitionFees', 'admissionRequirements', 'campusLife']),
  )
  expect(record.required).toEqual(['name'])
})
