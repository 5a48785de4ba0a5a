import type { ConsentRelation } from '#src/domain/guardian-consent.ts';
import type { ProjectStatus } from '#src/domain/project.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { DemoNgo } from '#src/server/demo/ngos.ts';
import type { DemoCategory, DemoType, demoUnits } from '#src/server/demo/programs.ts';

/** A demo project as it is written down; money in minor units. What is left out is the schema's default. */
export type ProjectSeed = {
  title: LocalText;
  subTitle: LocalText;
  description: LocalText;
  types: readonly DemoType[];
  categories: readonly DemoCategory[];
  status?: ProjectStatus;
  goal: number;
  /** What one month of a child costs, in dollars. */
  monthly?: 40 | 45 | 50 | 60;
  /** Who consented that the child is shown. */
  consentBy?: ConsentRelation;
  raised?: number;
  /** The institution that carries it out. */
  ngo?: DemoNgo;
  country: string;
  city?: LocalText;
  unit?: { code: (typeof demoUnits)[number]['code']; price: number };
  endowmentPercentage?: number;
  isEndowment?: true;
  /** What an endowment owns, and who looks after it. */
  endowed?: { capital: LocalText; trustee: LocalText; deed: LocalText };
  isSuitableForZakat?: true;
  isUrgent?: true;
  beneficiaries?: number;
  billNumber?: string;
  outcome?: 'funded' | 'closed';
  closedReason?: LocalText;
  rejectionReason?: LocalText;
  endsInDays?: number;
  tags?: string[];
  person?: {
    gender: 'male' | 'female';
    age: number;
    nationality: string;
    educationYear?: number;
    health?: 'healthy' | 'sick' | 'chronicallyIll' | 'disabled';
    orphanSince?: string;
    hasConsent?: true;
  };
};
