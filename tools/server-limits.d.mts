export function serverLimits(
  memory?: number,
  env?: Record<string, string | undefined>,
): { flags: string[]; env: Record<string, string> }
