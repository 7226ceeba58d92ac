ALTER TABLE "refunds" RENAME COLUMN "way" TO "refund_method";--> statement-breakpoint
ALTER TABLE "voice_lines" RENAME COLUMN "is_ringing_also" TO "is_simultaneous_ring_on";--> statement-breakpoint
ALTER TABLE "voice_lines" RENAME COLUMN "rings_also" TO "simultaneous_ring_numbers";