"""What several bots share: plans, needs, aims, and how chaos and dice are seen."""
