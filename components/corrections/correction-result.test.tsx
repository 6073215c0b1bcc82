import { render, screen } from '@testing-library/react'
import { CorrectionForm } from './correction-form'
import { CorrectionResult } from './correction-result'
import { withOther } from '@/lib/corrections/correctable'
import type { Change } from '@/lib/corrections/patch'

const CHANGE: Change = {
  file: 'scholarships/external',
  path: ['an-award', 'value'],
  from: 'A',
  to: 'B',
  why: 'What it pays: a reader’s correction.',
  page: 'https://example.org/',
  words: 'It pays B',
  readOn: '2026-11-26',
}
const show = (to: { repository?: string; email?: string }, changes: Change[] = [CHANGE]) =>
  render(
    <CorrectionResult
      correction={{ id: 'an-award', title: 'Correction of A', parts: ['Words & sums'] }}
      changes={changes}
      file="scholarships/external"
      repository={to.repository ?? null}
      email={to.email ?? null}
    />,
  )

test('a correction goes where the operator takes it: an issue, else an e-mail, else a text to copy with its file', () => {
  const { unmount } = show({ repository: 'https://github.com/a/b', email: 'a@example.org' })
  expect(screen.getByRole('link', { name: /Open it as an issue/ })).toHaveAttribute(
    'href',
    'https://github.com/a/b/issues/new?title=Correction+of+A&body=Words+%26+sums',
  )
  unmount()
  const mail = show({ email: 'a@example.org' })
  expect(screen.getByRole('link', { name: 'Send it as an e-mail' })).toHaveAttribute(
    'href',
    'mailto:a@example.org?subject=Correction%20of%20A&body=Words%20%26%20sums',
  )
  mail.unmount()
  show({})
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText(/data\/scholarships\/external\.json/)).toBeInTheDocument()
  expect(screen.getByText(/"to": "B"/)).toBeInTheDocument()
})

test('the form holds the record, the field and our value, and asks for the page and its words', () => {
  render(
    <CorrectionForm
      record={{
        name: 'A',
        href: '/scholarships/a',
        parts: [],
      }}
      field={{
        key: 'value',
        label: 'What it pays',
        shown: 'EUR 900',
        source: 'Call',
        year: '2027',
        address: null,
        file: 'scholarships/external',
        kept: null,
        input: 'text',
      }}
      said={{ fact: '', value: '', page: '', title: '', publisher: '', words: '', year: '' }}
    />,
  )
  expect(screen.getByText('EUR 900')).toBeInTheDocument()
  expect(screen.getByText('From: Call, 2027')).toBeInTheDocument()
  expect(screen.getByLabelText(/page that says otherwise/)).toBeRequired()
  expect(screen.getByLabelText(/Its words/)).toBeRequired()
  expect(screen.getByLabelText('The right value')).not.toBeRequired()
  expect(document.querySelector('form')).toHaveFormValues({ about: '/scholarships/a', field: 'value' })
})

test('the form of something else asks which fact is meant', () => {
  const [other] = withOther({ id: 'fee', title: 'Tuition', fields: [] }).fields
  if (!other) throw new Error('The group has no such fact.')
  render(
    <CorrectionForm
      record={{ name: 'A', href: '/scholarships/a', parts: [] }}
      field={other}
      said={{ fact: '', value: '', page: '', title: '', publisher: '', words: '', year: '' }}
    />,
  )
  expect(screen.getByLabelText('Which fact?')).toBeRequired()
  expect(screen.getByText('what the page shows under “Tuition”')).toBeInTheDocument()
})
