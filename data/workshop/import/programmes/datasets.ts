import { hkProgrammes, inProgrammes, krDepartments } from './asian-programmes'
import { auCourses } from './au-courses'
import { caOntarioSubjects } from './ca-ontario'
import { clPrograms } from './cl-programs'
import type { ProgrammesDataset } from './file'
import { jpPrograms } from './jp-programs'
import { kePrograms } from './ke-programs'
import { NORTHERN } from './north'
import { sgDegrees } from './sg-degrees'
import { arDegrees, esDegrees } from './spanish-degrees'
import { trPrograms } from './tr-programs'
import { brGraduateAreas, twPrograms } from './tw-br'
import { ukProgrammes, ukResearch, ukSubjects } from './uk'
import { usPrograms } from './us-programs'

/** Every dataset of programmes, by name. */
export const PROGRAMMES_DATASETS: readonly ProgrammesDataset[] = [
  arDegrees,
  auCourses,
  brGraduateAreas,
  caOntarioSubjects,
  clPrograms,
  esDegrees,
  hkProgrammes,
  inProgrammes,
  jpPrograms,
  kePrograms,
  krDepartments,
  ...NORTHERN,
  sgDegrees,
  trPrograms,
  twPrograms,
  ukProgrammes,
  ukResearch,
  ukSubjects,
  usPrograms,
]
