import { AdmissionFold } from '@/components/admission/admission-fold'
import { LateCompareButton } from '@/components/compare/late-compare-button'
import { ChoiceSummary } from '@/components/cost/choice-summary'
import { HeartButton } from '@/components/heart/heart-button'
import { AwardsThatFit } from '@/components/scholarships/fitting/awards-that-fit'
import { ProgrammePage } from '@/components/universities/programmes/programme-page'
import { getCostOf } from '@/lib/cost/queries'
import { programmeId } from '@/lib/facts/programme-id'
import type { ProgrammePageData as Page } from '@/lib/programmes/page/queries'
import { nameOfProgramme } from '@/lib/programmes/words'

/** A programme with the parts that other areas draw: comparison, plan, admission, cost and awards. */
export function ProgrammeView({ page }: { page: Page }) {
  const { programme, university, subject, awards } = page
  const { countryCode } = university
  const place = { kind: 'programme', id: programmeId(programme), universityId: university.id } as const
  const level = programme.levels[0] ?? 'bachelor'
  const name = nameOfProgramme(programme, subject?.name ?? null)
  const cost = getCostOf(university.id, level, programme.key)
  return (
    <ProgrammePage
      page={page}
      compare={
        <>
          <LateCompareButton id={place.id} name={`${name}, ${university.name}`} />
          <HeartButton
            item={{
              ...place,
              name,
              university: university.name,
              countryCode,
              level,
            }}
          />
        </>
      }
      admission={
        <AdmissionFold
          universityId={university.id}
          programme={programme.key}
          levels={programme.levels.slice(0, 1)}
        />
      }
      cost={
        cost && (
          <ChoiceSummary
            table={cost}
            choice={{ ...place, level }}
            countryCode={countryCode}
            level={level}
            isUsualLength={programme.months === null}
          />
        )
      }
      awards={
        <AwardsThatFit
          awards={awards}
          country={{ code: countryCode, name: university.country }}
          level={level}
        />
      }
    />
  )
}
