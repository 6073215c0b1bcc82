import type { Recipe } from './recipe'
import { academyinfo } from './recipes/academyinfo'
import { cricos } from './recipes/cricos'
import { dbh } from './recipes/dbh'
import { deqar } from './recipes/deqar'
import { discoverUni } from './recipes/discover-uni'
import { duo } from './recipes/duo'
import { eche } from './recipes/eche'
import { exchangeRates } from './recipes/exchange-rates'
import { monMaster, parcoursup } from './recipes/french-portals'
import { hesa } from './recipes/hesa'
import { inepCensus, inepIndex } from './recipes/inep'
import { ipedsCharges, ipedsCompletions } from './recipes/ipeds'
import { msmt } from './recipes/msmt'
import { radOn } from './recipes/rad-on'
import { ref } from './recipes/ref'
import { ror } from './recipes/ror'
import { scorecard } from './recipes/scorecard'
import { sies } from './recipes/sies'
import { susaNavet } from './recipes/susa-navet'
import { uddannelseszoom } from './recipes/uddannelseszoom'
import { ustatCourses } from './recipes/ustat-courses'
import { ustatStudents } from './recipes/ustat-students'
import { vipunen } from './recipes/vipunen'

/** Every recipe, by name. */
export const RECIPES: readonly Recipe[] = [
  academyinfo,
  cricos,
  dbh,
  deqar,
  discoverUni,
  duo,
  eche,
  exchangeRates,
  hesa,
  inepCensus,
  inepIndex,
  ipedsCharges,
  ipedsCompletions,
  monMaster,
  msmt,
  parcoursup,
  radOn,
  ref,
  ror,
  scorecard,
  sies,
  susaNavet,
  uddannelseszoom,
  ustatCourses,
  ustatStudents,
  vipunen,
]
