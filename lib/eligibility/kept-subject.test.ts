/** @jest-environment jsdom */
import { keepAnswer } from '../device/profile-entry'
import { readSubject, subjectOf } from './kept-subject'

it.each([
  [{ subject: 'midwifery', fieldOfStudy: 'nursing' }, 'midwifery'],
  [{ subject: '', fieldOfStudy: 'nursing' }, 'nursing'],
  [{ subject: '', fieldOfStudy: 'business' }, 'business-and-management'],
  // Several subjects are of it, and none is all of it.
  [{ subject: '', fieldOfStudy: 'arts' }, ''],
  [{ subject: '', fieldOfStudy: '' }, ''],
])('%j names the subject "%s"', (profile, slug) => {
  expect(subjectOf(profile)).toBe(slug)
})

it('is read from the browser, also where the field alone was chosen', () => {
  localStorage.clear()
  expect(readSubject()).toBe('')
  keepAnswer('fieldOfStudy', 'law')
  expect(readSubject()).toBe('law')
  keepAnswer('subject', 'criminology')
  expect(readSubject()).toBe('criminology')
})
