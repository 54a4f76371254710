board-anatolia = Anatolien
