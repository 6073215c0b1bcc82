import { fieldsOfSubject } from './fields-of-subject'

describe('fieldsOfSubject', () => {
  it.each([
    ['the field of its own first', 'public-health', ['public-health', 'medicine']],
    ['the field that holds a branch', 'robotics', ['engineering']],
    ['none where no field holds it', 'aviation', []],
    ['none of a subject that there is not', 'gardening-on-mars', []],
  ])('gives %s', (_, slug, fields) => {
    expect(fieldsOfSubject(slug)).toEqual(fields)
  })
})
