import type { ComponentType, ReactNode } from 'react'
import type { PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'

/** What other areas show in the plan. The page hands them in, because no area knows another. */
export type PlanSections = {
  /** What the visitor told of themselves, and the form to change it. */
  Profile: ComponentType
  /** Whether the place can take the visitor. */
  ChoiceVerdict: ComponentType<{ choice: PlanChoice }>
  /** What the choice costs. */
  ChoiceCost: ComponentType<{ choice: PlanChoice }>
  /** The choices in the order and within the bound of cost that the visitor chooses; draws each with `children`. */
  ChoiceList: ComponentType<{
    choices: readonly PlanChoice[]
    children: (choice: PlanChoice) => ReactNode
  }>
  /** What all choices cost, on one scale. */
  CostComparison: ComponentType<{ choices: readonly PlanChoice[] }>
  /** What to do by when. */
  Tasks: ComponentType<PlanPart>
  /** The same on paper. */
  TasksOnPaper: ComponentType<PlanPart>
}

type PlanPart = { plan: Plan; choices: readonly PlanChoice[] }

/** The names of countries by code. */
export type CountryNames = Readonly<Record<string, string>>

export type { PlanChoice }
