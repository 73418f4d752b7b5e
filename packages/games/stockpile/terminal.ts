export const terminal = (): string[] => [];
