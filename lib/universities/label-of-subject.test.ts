import { labelOfSubject } from './label-of-subject'

describe('labelOfSubject', () => {
  it.each([
    ['the label of its own', 'nursing', 'nursing'],
    ['the label that holds a branch', 'robotics', 'engineering'],
    ['none where no label holds it', 'aviation', null],
  ])('gives %s', (_, slug, label) => {
    expect(labelOfSubject(slug)).toBe(label)
  })
})
