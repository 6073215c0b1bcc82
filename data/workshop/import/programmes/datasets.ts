import { auCourses } from './au-courses'
import { clPrograms } from './cl-programs'
import type { ProgrammesDataset } from './file'
import { frBachelors, frMasters } from './fr'
import { jpPrograms } from './jp-programs'
import { kePrograms } from './ke-programs'
import { NORTHERN } from './north'
import { sgDegrees } from './sg-degrees'
import { trPrograms } from './tr-programs'
import { brGraduateAreas, twPrograms } from './tw-br'
import { ukProgrammes, ukSubjects } from './uk'
import { usPrograms } from './us-programs'

/** Every dataset of programmes, by name. */
export const PROGRAMMES_DATASETS: readonly ProgrammesDataset[] = [
  auCourses,
  brGraduateAreas,
  clPrograms,
  frBachelors,
  frMasters,
  jpPrograms,
  kePrograms,
  ...NORTHERN,
  sgDegrees,
  trPrograms,
  twPrograms,
  ukProgrammes,
  ukSubjects,
  usPrograms,
]
