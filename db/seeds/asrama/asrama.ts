import { easternAsramas } from './asrama-east.ts'
import { westernAsramas } from './asrama-west.ts'

/** All dormitories of the demo. Their people and houses are invented; addresses and phone numbers say so. */
export const demoAsramas = [...westernAsramas, ...easternAsramas]
