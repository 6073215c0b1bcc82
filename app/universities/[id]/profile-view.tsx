import { AdmissionFold } from '@/components/admission/admission-fold'
import { LateCompareButton } from '@/components/compare/late-compare-button'
import { NewestChange } from '@/components/corrections/newest-change'
import { WholeDegree } from '@/components/cost/whole-degree'
import { HeartButton } from '@/components/heart/heart-button'
import { LateAwardsHere } from '@/components/scholarships/fitting/late-awards-here'
import { UniversityProfile } from '@/components/universities/profile/university-profile'
import { SubjectsOffered } from '@/components/universities/programmes/subjects-offered'
import { getChangesOf } from '@/lib/corrections/history/queries'
import { levelsTaught, taughtLevel } from '@/lib/facts/taught-levels'
import type { Level } from '@/lib/facts/vocabulary'
import { getUniversityOffer } from '@/lib/programmes/page/queries'
import { getProfilePage } from '@/lib/universities/profile/queries'
import { getAwardsHere } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'

/** A profile with the parts that other areas draw: comparison, plan, admission, cost, awards and subjects. */
export function ProfileView({ university, level }: { university: University; level: Level }) {
  const { id, name, countryCode, facts } = university
  const levels = levelsTaught(facts.notTaught)
  const opensAt = taughtLevel(level, levels)
  const offer = getUniversityOffer(id)
  return (
    <UniversityProfile
      {...getProfilePage(university)}
      level={opensAt}
      compare={
        <>
          <LateCompareButton id={id} name={name} />
          <HeartButton item={{ kind: 'university', id, name, countryCode }} />
        </>
      }
      admission={<AdmissionFold universityId={id} programme={null} levels={levels} isLarge />}
      cost={<WholeDegree id={id} levels={levels} />}
      changes={<NewestChange href={`/universities/${id}`} changes={getChangesOf(`/universities/${id}`)} />}
      awards={<LateAwardsHere {...getAwardsHere(university)} />}
      offered={
        offer && <SubjectsOffered universityId={id} countryCode={countryCode} offer={offer} level={opensAt} />
      }
    />
  )
}
