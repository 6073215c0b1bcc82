import { Term } from '@/components/content/glossary/term'
import { getGradeFile, getNumberScales } from '@/lib/content/grades/queries'
import { getMatcherFile } from '@/lib/matcher/queries'
import { MatcherPanel } from './matcher-panel'

/** The Smart Matcher with the versions of the files that it loads in the browser. */
export function MatcherTab() {
  return (
    <MatcherPanel
      version={getMatcherFile().version}
      grades={{ scales: getNumberScales(), version: getGradeFile().version }}
      gpaHelp={<Term id="gpa">What is a GPA?</Term>}
    />
  )
}
