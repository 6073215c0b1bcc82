import { Term } from '@/components/content/glossary/term'
import { getNumberScales } from '@/lib/content/grades/queries'
import { MatcherPanel } from './matcher-panel'

/** The Smart Matcher with the scales of grades and the help on them. */
export function MatcherTab() {
  return (
    <MatcherPanel grades={{ scales: getNumberScales() }} gpaHelp={<Term id="gpa">What is a GPA?</Term>} />
  )
}
