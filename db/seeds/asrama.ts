import { easternAsramas } from './asrama-east.ts'
import { westernAsramas } from './asrama-west.ts'

/** All dormitories of the demo. Nobody and no house in them exists; addresses and telephone numbers say so. */
export const demoAsramas = [...westernAsramas, ...easternAsramas]
