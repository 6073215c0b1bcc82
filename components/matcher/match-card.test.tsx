import { render, screen } from '@testing-library/react'
import { scoreScholarship } from '@/lib/matcher/score'
import { assess } from '@/lib/eligibility/verdict'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { aDeadline, aContext, aMatcherScholarship, aNotice, aProfile } from '@/tests/fixtures/matcher'
import { MatchCard } from './match-card'

const NOTICE = aNotice()

function show(fields: Partial<MatcherScholarship> = {}) {
  const profile = aProfile({ degreeLevel: 'bachelors', nationality: 'ng' })
  const scholarship = aMatcherScholarship(fields)
  render(
    <ul>
      <MatchCard
        match={scoreScholarship(profile, scholarship)}
        assessment={assess(profile, scholarship, aContext())}
        note={null}
        profile={profile}
        notices={[NOTICE]}
        today="2026-11-21"
      />
    </ul>,
  )
}

const apply = () => screen.getByRole('link', { name: 'Learn More & Apply' })

describe('MatchCard', () => {
  it('opens the scholarship’s link in a new window that has no hold on ours', () => {
    show()
    expect(apply()).toHaveAttribute('href', 'https://award.example.org/')
    expect(apply()).toHaveAttribute('target', '_blank')
    expect(apply()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('opens its page on this site where it has no link', () => {
    show({ link: null })
    expect(apply()).toHaveAttribute('href', '/scholarships/plain-award')
    expect(apply()).not.toHaveAttribute('target')
  })

  it('links to its page', () => {
    show()
    expect(screen.getByRole('link', { name: 'Plain Award' })).toHaveAttribute(
      'href',
      '/scholarships/plain-award',
    )
  })

  it('holds the deadline against today', () => {
    show({ deadlines: [aDeadline({ month: 10, day: 1 })], opensMonth: 5 })
    expect(screen.getByText('Closed for this year, usually reopens in May')).toBeInTheDocument()
    expect(screen.getByText('As published: 1 October')).toBeInTheDocument()
  })

  it('tells a notice of the host country to those it touches', () => {
    show({ hostCountries: ['us'] })
    expect(screen.getByText('Notice: United States: visas suspended')).toBeInTheDocument()
  })

  it('has no notice where the host is another country', () => {
    show({ hostCountries: ['gb'] })
    expect(screen.queryByText(/^Notice/)).not.toBeInTheDocument()
  })

  it('names the source of the rules, or that there is none', () => {
    show()
    expect(screen.getByRole('link', { name: 'The award’s page' })).toHaveAttribute(
      'href',
      'https://award.example.org/rules',
    )
  })

  it('says where rules come from general knowledge', () => {
    show({ source: null })
    expect(screen.getByText(/^Written from general knowledge/).parentElement).toHaveTextContent(
      'Written from general knowledge: check with A foundation.',
    )
  })
})
