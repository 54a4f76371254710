board-anatolia = Anatolie
