/** What the map shows about one hero. */
export type Overlay = 'none' | 'sight' | 'reach' | 'threat';
export const OVERLAYS = ['sight', 'reach', 'threat'] as const;
