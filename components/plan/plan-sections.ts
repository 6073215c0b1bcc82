import type { ComponentType, ReactNode } from 'react'
import type { PlanChoice } from '@/lib/plan/choices'
import type { AwardItem, Plan } from '@/lib/plan/plan'

/** The parts of the plan that other areas draw. The page passes them in, because no area knows another. */
export type PlanSections = {
  /** The visitor's profile, and the form to change it. */
  Profile: ComponentType
  /** Whether the place can take the visitor. */
  ChoiceVerdict: ComponentType<{ choice: PlanChoice }>
  /** The same on paper. */
  VerdictOnPaper: ComponentType<{ choice: PlanChoice }>
  /** The cost of the choice. */
  ChoiceCost: ComponentType<{ choice: PlanChoice }>
  /** The same on paper, with its parts and their sources. */
  CostOnPaper: ComponentType<{ choice: PlanChoice }>
  /** The saved awards that can be used for the choice, and what the chosen ones pay. */
  ChoiceAwards: ComponentType<{ choice: PlanChoice; awards: readonly AwardItem[] }>
  /** The choices with their costs on one scale, in the order and within the bound of cost that the visitor chooses; draws each with `children`. */
  ChoiceList: ComponentType<{
    choices: readonly PlanChoice[]
    children: (choice: PlanChoice) => ReactNode
  }>
  /** The next date of a choice. */
  NextDate: ComponentType<PlanPart & { choice: PlanChoice }>
  /** The tasks with their dates. */
  Tasks: ComponentType<PlanPart>
  /** The same on paper. */
  TasksOnPaper: ComponentType<PlanPart>
}

type PlanPart = { plan: Plan; choices: readonly PlanChoice[] }

/** The names of countries by code. */
export type CountryNames = Readonly<Record<string, string>>

export type { PlanChoice }
