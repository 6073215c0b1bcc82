import { render, screen } from '@testing-library/react'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { RulesSection } from './rules-section'

const show = (fields: Parameters<typeof aScholarship>[0]) =>
  render(<RulesSection scholarship={aScholarship(fields)} rules={[]} groups={[]} />)

it('says where the rules were read', async () => {
  show({ sources: [{ title: 'The call', url: 'https://award.example.org/call', checkedOn: '2026-11' }] })
  expect(await screen.findByText(/^These rules were read at the/)).toBeVisible()
  expect(screen.queryByText(/general knowledge/)).not.toBeInTheDocument()
})

it('says where they come from general knowledge, and names no source for them', async () => {
  show({ basis: 'editorial', confidence: 'medium', editorial: { month: '2026-11', checkAt: null } })
  expect(await screen.findByText(/^These rules were written from general knowledge/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'sources' })).toHaveAttribute('href', '#sources')
})

it('says where only some of them were read', async () => {
  show({
    sources: [{ title: 'The call', url: 'https://award.example.org/call', checkedOn: '2026-11-26' }],
    basis: 'editorial',
    confidence: 'medium',
    editorial: { month: '2026-11', checkAt: null },
  })
  expect(await screen.findByText(/^Some of these rules were read at their sources/)).toBeVisible()
})
